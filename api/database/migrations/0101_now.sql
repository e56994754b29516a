-- Calls that failed with an error of ours, for the operators, until somebody says that it is dealt with or none
-- has failed for an hour. What failed is in the log.
CREATE TABLE server_error (
  -- The method and the pattern of the path, never what somebody typed.
  route text PRIMARY KEY CHECK (length(route) <= 300),
  count integer NOT NULL CHECK (count > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);

-- What operators watch all the time.
CREATE INDEX store_paused ON store (paused_until) WHERE paused_until IS NOT NULL;
CREATE INDEX print_job_unprinted ON print_job (queued_at) WHERE status IN ('waiting', 'sent');
CREATE INDEX payment_discrepancy_found ON payment_discrepancy (found_at) WHERE resolved_at IS NULL;
