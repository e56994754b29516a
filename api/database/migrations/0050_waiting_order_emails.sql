-- After how many minutes an order that waits for its answer is emailed to everyone who works at its store.
-- Null: never.
ALTER TABLE store
  ADD COLUMN waiting_email_minutes integer DEFAULT 3
    CHECK (waiting_email_minutes BETWEEN 1 AND 15);
