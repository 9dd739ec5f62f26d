ALTER TABLE "trips"
  ADD COLUMN "hidden_todos" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD CONSTRAINT trips_hidden_todos_check CHECK (hidden_todos IS NOT NULL AND cardinality(hidden_todos) <= 100);
