import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { catalogue } from './catalogue';
import { clockShift } from './jest/clock';
import { shiftDatabase } from './jest/database-clock';
import { scratchDatabase } from './jest/scratch-database';
import { siblingUrl, templateDatabase } from './jest/test-databases';
import { withAdmin } from './jest/with-admin';

/**
 * Database objects that the migrations create but prisma/schema.prisma leaves out, because Prisma
 * can't express them.
 */
const extras = [
  'column campsites.name_key text default site_name_key(name)',
  'column campsites.search_name text default search_words(name)',
  'column places.search_name text default search_words(name)',
  'column site_parks.search_name text default search_words(name)',
  'constraint ai_suggestions ai_suggestions_town_check',
  'constraint api_tokens api_tokens_text_check',
  'constraint backups backups_added_by_fkey',
  'constraint backups backups_stop_id_fkey',
  'constraint backups backups_text_check',
  'constraint bookings bookings_added_by_fkey',
  'constraint bookings bookings_cents_check',
  'constraint bookings bookings_covers_check',
  'constraint bookings bookings_household_id_fkey',
  'constraint bookings bookings_stop_id_fkey',
  'constraint bookings bookings_text_check',
  'constraint bookings bookings_times_check',
  'constraint campsites campsites_campsite_url_check',
  'constraint campsites campsites_position_check',
  'constraint campsites campsites_postcode_check',
  'constraint campsites campsites_source_check',
  'constraint campsites campsites_text_check',
  'constraint card_openings card_openings_text_check',
  'constraint crew_members crew_members_diet_check',
  'constraint crew_members crew_members_text_check',
  'constraint crew_members crew_members_type_check',
  'constraint cron_visits cron_visits_id_check',
  'constraint daily_figures daily_figures_name_check',
  'constraint email_changes email_changes_text_check',
  'constraint emergency_cards emergency_cards_owner_check',
  'constraint expense_shares expense_shares_check',
  'constraint expense_shares expense_shares_household_fkey',
  'constraint expenses expenses_added_by_fkey',
  'constraint expenses expenses_cents_check',
  'constraint expenses expenses_paid_by_fkey',
  'constraint expenses expenses_text_check',
  'constraint fit_notes fit_notes_text_check',
  'constraint forecasts forecasts_days_check',
  'constraint forecasts forecasts_place_check',
  'constraint gear_items gear_items_text_check',
  'constraint gear_lines gear_lines_added_by_fkey',
  'constraint gear_lines gear_lines_needed_check',
  'constraint gear_lines gear_lines_rule_check',
  'constraint gear_lines gear_lines_text_check',
  'constraint gear_offers gear_offers_quantity_check',
  'constraint group_members group_members_text_check',
  'constraint groups groups_text_check',
  'constraint home_contacts home_contacts_refused_by_check',
  'constraint home_contacts home_contacts_send_check',
  'constraint home_contacts home_contacts_text_check',
  'constraint home_contacts home_contacts_times_check',
  'constraint households households_left_check',
  'constraint households households_name_check',
  'constraint households households_nights_check',
  'constraint households households_origin_check',
  'constraint households households_pay_to_check',
  'constraint idempotency_keys idempotency_keys_owner_check',
  'constraint invite_signup_tokens invite_signup_tokens_text_check',
  'constraint invites invites_note_check',
  'constraint invites invites_text_check',
  'constraint meal_items meal_items_taken_by_fkey',
  'constraint meal_items meal_items_text_check',
  'constraint meals meals_text_check',
  'constraint notices notices_text_check',
  'constraint notifications notifications_text_check',
  'constraint operator_entries operator_entries_kind_check',
  'constraint operator_entries operator_entries_text_check',
  'constraint packing_items packing_items_mark_check',
  'constraint packing_items packing_items_text_check',
  'constraint payments payments_cents_check',
  'constraint payments payments_from_fkey',
  'constraint payments payments_households_check',
  'constraint payments payments_to_fkey',
  'constraint pending_signups pending_signups_onward_check',
  'constraint pending_signups pending_signups_text_check',
  'constraint pitches pitches_limits_check',
  'constraint pitches pitches_name_check',
  'constraint places places_position_check',
  'constraint places places_postcode_check',
  'constraint places places_text_check',
  'constraint plans plans_added_by_fkey',
  'constraint plans plans_at_check',
  'constraint plans plans_text_check',
  'constraint profiles profiles_postcode_check',
  'constraint profiles profiles_text_check',
  'constraint push_subscriptions push_subscriptions_endpoint_check',
  'constraint refused_addresses refused_addresses_text_check',
  'constraint rides rides_seats_check',
  'constraint rides rides_text_check',
  'constraint rides rides_type_check',
  'constraint rides rides_weights_check',
  'constraint server_errors server_errors_text_check',
  'constraint share_links share_links_limit_check',
  'constraint site_corrections site_corrections_name_check',
  'constraint site_corrections site_corrections_position_check',
  'constraint site_features site_features_text_check',
  'constraint site_merges site_merges_two_check',
  'constraint site_reports site_reports_text_check',
  'constraint stops stops_position_check',
  'constraint stops stops_text_check',
  'constraint stops stops_trip_id_id_key',
  'constraint stops stops_trip_id_position_key',
  'constraint system_notices system_notices_check',
  'constraint todos todos_added_by_fkey',
  'constraint todos todos_booking_check',
  'constraint todos todos_done_by_fkey',
  'constraint todos todos_done_check',
  'constraint todos todos_owner_id_fkey',
  'constraint todos todos_text_check',
  'constraint trip_people trip_people_text_check',
  'constraint trip_people trip_people_type_check',
  'constraint trip_vehicles trip_vehicles_convoy_check',
  'constraint trip_vehicles trip_vehicles_text_check',
  'constraint trip_vehicles trip_vehicles_type_check',
  'constraint trips trips_album_check',
  'constraint trips trips_dates_check',
  'constraint trips trips_duties_check',
  'constraint trips trips_estimate_check',
  'constraint trips trips_hidden_todos_check',
  'constraint trips trips_location_url_check',
  'constraint trips trips_meeting_coordinates_check',
  'constraint trips trips_meeting_time_check',
  'constraint trips trips_notes_check',
  'constraint trips trips_site_check',
  'constraint trips trips_text_check',
  'constraint users users_sending_paused_check',
  'constraint users users_suspended_check',
  'constraint users users_text_check',
  'constraint vote_options vote_options_kind_check',
  'constraint vote_options vote_options_text_check',
  'constraint votes votes_stop_id_fkey',
  'enum boat_type',
  'enum booking_status',
  'enum drivetrain',
  'enum trailer_type',
  'function add_known_words()',
  'function commit_later()',
  'function earth_position(double precision,double precision)',
  'function move_first_stop()',
  'function raise_own_version()',
  'function raise_trip_version()',
  'function raise_trip_versions(uuid[])',
  'function raise_version_of_placed()',
  'function raise_version_of_vote()',
  'function raise_versions_with()',
  'function refuse_log_change()',
  'function remove_known_words()',
  'function search_document(text,text,text)',
  'function search_words(text)',
  'function site_name_key(text)',
  'function tell_trip()',
  'function word_less_a_letter(text)',
  'index CREATE INDEX campsites_position_idx',
  'index CREATE INDEX campsites_search_name_idx',
  'index CREATE INDEX campsites_words_idx',
  'index CREATE INDEX expense_shares_household_idx',
  'index CREATE INDEX households_owing_idx',
  'index CREATE INDEX invites_given_email_idx',
  'index CREATE INDEX known_words_less_a_letter_idx',
  'index CREATE INDEX known_words_word_idx',
  'index CREATE INDEX notifications_unread_idx',
  'index CREATE INDEX places_position_idx',
  'index CREATE INDEX places_search_name_idx',
  'index CREATE INDEX places_words_idx',
  'index CREATE INDEX site_features_words_idx',
  'index CREATE INDEX site_parks_search_name_idx',
  'index CREATE INDEX site_parks_words_idx',
  'index CREATE INDEX users_judged_idx',
  'index CREATE UNIQUE INDEX crew_members_owner_key',
  'index CREATE UNIQUE INDEX home_contacts_one_open',
  'trigger backups_told',
  'trigger bookings_raise_version',
  'trigger bookings_told',
  'trigger campsites_changed_words',
  'trigger campsites_deleted_words',
  'trigger campsites_raise_version',
  'trigger campsites_told',
  'trigger campsites_words_known',
  'trigger card_openings_told',
  'trigger crew_members_told',
  'trigger duty_turns_told',
  'trigger expenses_told',
  'trigger fire_ban_words_told',
  'trigger first_aiders_told',
  'trigger fit_notes_told',
  'trigger gear_items_told',
  'trigger gear_lines_told',
  'trigger gear_offers_told',
  'trigger households_told',
  'trigger invites_told',
  'trigger meal_cooks_told',
  'trigger meal_items_told',
  'trigger meals_told',
  'trigger notices_told',
  'trigger operator_entries_kept',
  'trigger operator_entries_not_emptied',
  'trigger payments_told',
  'trigger pitch_households_moved_raise',
  'trigger pitch_households_placed_raise',
  'trigger pitch_households_taken_off_raise',
  'trigger pitch_households_told',
  'trigger pitches_raise_version',
  'trigger pitches_told',
  'trigger places_words_known',
  'trigger plan_goers_told',
  'trigger plans_told',
  'trigger profiles_raise_version',
  'trigger profiles_told',
  'trigger rate_limits_commit_later',
  'trigger rides_told',
  'trigger share_links_told',
  'trigger site_parks_words_known',
  'trigger stops_raise_version',
  'trigger stops_told',
  'trigger todos_raise_version',
  'trigger todos_told',
  'trigger told_conditions_told',
  'trigger trip_people_told',
  'trigger trip_seats_told',
  'trigger trip_tows_told',
  'trigger trip_vehicles_told',
  'trigger trips_move_first_stop',
  'trigger trips_raise_version',
  'trigger trips_told',
  'trigger vote_answers_told',
  'trigger vote_options_raise_version',
  'trigger votes_raise_version',
  'trigger votes_told',
];

/**
 * Columns that are text for Prisma but enums in Postgres. Prisma can't name these enums' values,
 * because they aren't identifiers.
 */
const enumOf: Record<string, string> = {
  'ai_suggestions.access': 'drivetrain',
  'bookings.status': 'booking_status',
  'campsites.drivetrain': 'drivetrain',
  'rides.boat_type': 'boat_type',
  'rides.drivetrain': 'drivetrain',
  'rides.trailer_type': 'trailer_type',
  'site_observations.access': 'drivetrain',
  'trip_vehicles.boat_type': 'boat_type',
  'trip_vehicles.drivetrain': 'drivetrain',
  'trip_vehicles.trailer_type': 'trailer_type',
};
const withEnums = (line: string) =>
  line.replace(/^column (\S+) text( not null)?$/, (text, column, required = '') =>
    enumOf[column] ? `column ${column} ${enumOf[column]}${required}` : text,
  );

/**
 * Runs a script in its own process, because the schema engine is an ES module, which Jest can't
 * load.
 */
async function script(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', `scripts/${name}.ts`]);
  return stdout;
}

/**
 * Returns the catalogue of a scratch database. First runs `fill` to add what the database lacks.
 */
async function catalogueOf(
  scratch: Promise<{ client: Client }>,
  fill?: (client: Client) => Promise<unknown>,
) {
  const { client } = await scratch;
  try {
    await fill?.(client);
    return await catalogue(client);
  } finally {
    await client.end();
  }
}

test('the migrations create exactly the schema, and the extras by name', async () => {
  // The migrations have created the template of the tests' databases.
  const fromMigrations = await catalogueOf(scratchDatabase('scratch_migrations', templateDatabase));
  const fromSchema = (
    await catalogueOf(scratchDatabase('scratch_schema'), async (client) => {
      await client.query('create extension citext; create extension cube');
      await client.query(await script('database/schema-sql'));
      // Shifts the clock as in the template, so that column defaults are equal.
      const admin = siblingUrl(process.env.TEST_CLUSTER_ADMIN_URL ?? '', 'scratch_schema');
      await withAdmin(admin, (it) => shiftDatabase(it, clockShift));
    })
  ).map(withEnums);

  expect(fromSchema.filter((line) => !fromMigrations.includes(line))).toEqual([]);
  const beyond = fromMigrations.filter((line) => !fromSchema.includes(line));
  const nameOf = (line: string) =>
    extras.find((extra) => line === extra || line.startsWith(`${extra} `)) ?? line;
  expect(beyond.map(nameOf).sort()).toEqual([...extras].sort());
});

describe('keys of a trip', () => {
  // A database that is spread over several machines chooses the machine for a trip's rows by trip_id.
  // On one machine, an index that begins with trip_id lets Postgres read a trip's rows together.

  /** Tables of a trip without an index that begins with trip_id, each with the reason. */
  const notLedByTrip: Record<string, string> = {
    trips: 'its id is the trip',
    invite_links: 'found by its token, before the trip is known',
    invite_signup_tokens: 'found by its token, before the trip is known',
    vote_options: 'a trip has one vote, and its options are found by the vote’s id',
  };

  const byOwnId =
    'the row’s own id is unique: a key with trip_id needs a second unique index, which only several machines need';

  /** Foreign keys between tables of a trip that don't include the trip's id, each with the reason. */
  const withoutTrip: Record<string, string> = {
    'backups.todo_id': byOwnId,
    'bookings.expense_id': byOwnId,
    'expense_shares.expense_id': byOwnId,
    'gear_offers.line_id': byOwnId,
    'invite_links.invite_id': 'the table has no trip_id: see above',
    'invite_signup_tokens.invite_id': 'the table has no trip_id: see above',
    'meal_cooks.meal_id': byOwnId,
    'meal_items.meal_id': byOwnId,
    'notifications.notice_id': byOwnId,
    'pitch_households.pitch_id': byOwnId,
    'pitches.booking_id': byOwnId,
    'plan_goers.plan_id': byOwnId,
    'todos.booking_id': byOwnId,
    'vote_answers.option_id': byOwnId,
    'vote_options.vote_id': 'the table has no trip_id: see above',
    'votes.stop_id':
      'Postgres 14 would set trip_id to null too when the stop goes; chosenStop checks the trip',
  };

  /** Tables of a trip whose changes open pages aren't told of, each with the reason. */
  const untold: Record<string, string> = {
    change_notices: 'mails to send, which no page shows',
    digests: 'mails to send, which no page shows',
    emergency_cards: 'concern one household alone',
    expense_shares: 'their expense changes with them',
    hidden_trips: 'concern one person’s own lists',
    home_contacts: 'concern one household alone',
    idempotency_keys: 'saved responses, which no page shows',
    invite_links: 'hashes of secrets, which no page shows',
    invite_signup_tokens: 'hashes of secrets, which no page shows',
    notifications: 'concern one person’s bell',
    packing_items: 'concern one household alone',
    trip_changes: 'are the changes',
    vote_options: 'the trip’s row changes with them',
  };

  interface Key {
    child: string;
    parent: string;
    columns: string[];
  }

  let client: Client;
  let keys: Key[];
  let tables: string[];

  beforeAll(async () => {
    client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const columnsOf = `(select array_agg(attname::text order by place) from unnest(conkey) with ordinality named (number, place)
                      join pg_attribute on attrelid = conrelid and attnum = number)`;
    ({ rows: keys } = await client.query<Key>(
      `select conrelid::regclass::text child, confrelid::regclass::text parent, ${columnsOf} columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    ));
    const { rows } = await client.query<{ name: string }>(
      `select attrelid::regclass::text name from pg_attribute
     join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
     where attname = 'trip_id'`,
    );
    // The tables that have a trip_id, and all tables that refer to one of them.
    const ofTrip = new Set(['trips', ...rows.map(({ name }) => name)]);
    for (const table of ofTrip) for (const { child, parent } of keys) if (parent === table) ofTrip.add(child);
    tables = [...ofTrip].sort();
  });

  afterAll(() => client.end());

  test('each table of a trip has an index that begins with the trip', async () => {
    const { rows: led } = await client.query<{ name: string }>(
      `select distinct indrelid::regclass::text name from pg_index
     join pg_attribute on attrelid = indrelid and attnum = indkey[0]
     where attname = 'trip_id' and indpred is null`,
    );
    const names = led.map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((table) => !names.includes(table))).toEqual(Object.keys(notLedByTrip).sort());
  });

  test('open pages are told of changes of each table of a trip', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select tgrelid::regclass::text name from pg_trigger where tgfoid = 'tell_trip()'::regprocedure`,
    );
    const told = rows.map(({ name }) => name);
    expect(tables.filter((table) => !told.includes(table))).toEqual(Object.keys(untold).sort());
  });

  test('each foreign key between two tables of a trip names the trip', () => {
    const within = keys.filter(({ child, parent }) => tables.includes(child) && tables.includes(parent));
    const bare = within.filter(({ columns }) => !columns.includes('trip_id'));
    expect(bare.map(({ child, columns }) => `${child}.${columns}`).sort()).toEqual(
      Object.keys(withoutTrip).sort(),
    );
  });
});
