import { formatDateRange, formatDay } from '@/lib/dates';
import { capital, countWord, lower } from '@/lib/text';
import { areSeveral } from '../stops/stops';
import { stopsNamed } from '../stops/told-stops';
import { isAsked, leftToAnswer, siteTitle, voteQuestion } from '../undecided/asked';
import { isPastClosing } from '../undecided/site-time-zone';
import { voteKinds } from '../undecided/vote-options';
import { allVotedText } from '../vote/tally';
import { call, goTo, type Reader, thing } from './reader';
import type { NextAction, NextThing } from './thing';

/** Ranks 2 to 4: the reader's answer, their vote, and what the vote has decided. */
export function answers(reader: Reader): NextThing[] {
  return [...answer(reader), ...vote(reader)];
}

function answer({ page: { trip, agreedTo, stops }, stage, prepares, href, path }: Reader): NextThing[] {
  const again = prepares && trip.reconfirm;
  if (stage !== 'invited' && !again) return [];
  const { start_date, end_date, location_name } = trip;
  const send = (attending: boolean | null) =>
    call('PATCH', path('/attending'), { attending, for_dates: { start_date, end_date } });
  const notGoing: NextAction = {
    label: 'Not going',
    href: href('/attendance?answer=not-going'),
    send: send(false),
    undo: again ? null : send(null),
    done: 'You’re not going',
  };
  const rest = { icon: 'user-check', second: notGoing } as const;
  if (!again)
    return [
      thing('2', '', 'Are you coming?', { ...rest, action: goTo('Going', href('/attendance?answer=going')) }),
    ];
  const moved = agreedTo && (agreedTo.start_date !== start_date || agreedTo.end_date !== end_date);
  const elsewhere = agreedTo && agreedTo.location_name !== location_name;
  const now = [
    moved && `It’s ${formatDateRange(start_date, end_date)} now.`,
    agreedTo && (agreedTo.stops || areSeveral(stops))
      ? `${stopsNamed(stops)}.`
      : elsewhere && `It’s at ${location_name} now.`,
  ];
  return [
    thing('2', 'again', 'Are you still coming?', {
      ...rest,
      text: now.filter(Boolean).join(' '),
      action: {
        label: 'Still going',
        href: href('/attendance?answer=going'),
        send: send(true),
        undo: null,
        done: 'You’re still going',
      },
    }),
  ];
}

function vote(reader: Reader): NextThing[] {
  const { page, stage, prepares, runs, now, href } = reader;
  const { vote } = page;
  if (!vote?.open || (!prepares && stage !== 'invited')) return [];
  const { options, answered, closesOn } = vote;
  const asked = voteKinds.filter((kind) => isAsked(kind, options));
  const ended = isPastClosing(vote, now);
  const left = ended ? 0 : leftToAnswer(options, answered);
  const everybody = allVotedText(votersOf(page)) !== null;
  const both = asked.length > 1;
  if (runs && prepares && (ended || everybody)) {
    const who = ended ? 'Voting has ended' : left > 0 ? 'Everyone else has voted' : 'Everyone’s voted';
    const what = both
      ? 'when and where'
      : asked[0] === 'site'
        ? `the ${lower(siteTitle(vote))}`
        : 'the dates';
    return [
      thing('4', '', `${who}. Pick ${what}`, {
        icon: 'calendar-days',
        action: goTo(`Pick ${what}`, href('/vote')),
      }),
    ];
  }
  if (left === 0) return [];
  const open = both ? 'When and where' : asked[0] === 'site' ? siteTitle(vote) : 'Dates';
  const choices = both ? null : options[asked[0] ?? 'dates'];
  const text = [
    choices !== null && `${capital(countWord(choices))} to choose from.`,
    closesOn && `Vote by ${formatDay(closesOn)}.`,
  ];
  return [
    thing('3', '', stage === 'invited' ? `${open} still open: say what suits you` : voteQuestion(vote), {
      icon: 'calendar-days',
      text: text.filter(Boolean).join(' '),
      due: closesOn,
      action: goTo('Vote', href('/vote')),
    }),
  ];
}

export function votersOf({ people, voted }: Pick<Reader['page'], 'people' | 'voted'>) {
  const hasVoted = (id: string) => voted.includes(id);
  const { attendees, pending, notGoing } = people;
  return [
    ...attendees.map(({ household_id: id, invitee }) => ({
      asked: true,
      voted: hasVoted(id),
      organiser: invitee === null,
    })),
    ...pending.map(({ id }) => ({ asked: true, voted: hasVoted(id), organiser: false })),
    ...notGoing.map(({ id }) => ({ asked: false, voted: hasVoted(id), organiser: false })),
  ];
}
