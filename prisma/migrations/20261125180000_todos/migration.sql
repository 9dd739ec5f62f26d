-- Who is told of to-dos chooses the ways like those of every kind.
ALTER TYPE "notification_kind" ADD VALUE 'todos';
ALTER TYPE "mail_kind" ADD VALUE 'todos';

CREATE TYPE "todo_origin" AS ENUM ('added', 'booking', 'suggested');

CREATE TABLE "todos" (
    "id" UUID NOT NULL,
    "trip_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "owner_id" UUID,
    "due_on" DATE,
    "done_at" TIMESTAMPTZ(3),
    "done_by" UUID,
    "added_by" UUID NOT NULL,
    "origin" "todo_origin" NOT NULL DEFAULT 'added',
    "reminded_of" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "todos_pkey" PRIMARY KEY ("id"),
    CONSTRAINT todos_text_check CHECK (btrim(text) <> '' AND char_length(text) <= 200),
    CONSTRAINT todos_done_check CHECK ((done_at IS NULL) = (done_by IS NULL))
);

CREATE INDEX "todos_trip_id_idx" ON "todos"("trip_id");
CREATE INDEX "todos_due_on_idx" ON "todos"("due_on");

ALTER TABLE "todos" ADD CONSTRAINT "todos_trip_id_fkey" FOREIGN KEY ("trip_id") REFERENCES "trips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checked at commit, as those of the shopping list and of the costs are.
ALTER TABLE todos
  ADD CONSTRAINT todos_owner_id_fkey FOREIGN KEY (trip_id, owner_id) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT todos_done_by_fkey FOREIGN KEY (trip_id, done_by) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT todos_added_by_fkey FOREIGN KEY (trip_id, added_by) REFERENCES households (trip_id, id) DEFERRABLE INITIALLY DEFERRED;

CREATE TRIGGER todos_told AFTER INSERT OR UPDATE OR DELETE ON todos
  FOR EACH ROW EXECUTE FUNCTION tell_trip('trip_id');
