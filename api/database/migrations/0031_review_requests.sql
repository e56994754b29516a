-- Mailboxes whose reader does not want to be asked for reviews, by a keyed hash.
CREATE TABLE review_request_stop (
  mailbox bytea PRIMARY KEY CHECK (length(mailbox) = 32),
  stopped_at timestamptz NOT NULL
);
