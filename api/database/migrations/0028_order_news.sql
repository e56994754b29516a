-- News of orders: by which emails, and to which browsers.

-- What a customer does not want by email. The order in writing, changes to it and receipts always come.
ALTER TABLE account
  ADD COLUMN emails_received boolean NOT NULL DEFAULT true,
  ADD COLUMN emails_on_its_way boolean NOT NULL DEFAULT true;

-- Browsers that are sent the news of every order of an account, for as long as they are signed in, or
-- of one order, for whoever has its link. What is sent is encrypted to the browser's own keys.
CREATE TABLE push_subscription (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid REFERENCES account ON DELETE CASCADE,
  session_id uuid REFERENCES session ON DELETE CASCADE,
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 1000),
  public_key text NOT NULL CHECK (length(public_key) <= 100),
  auth_secret text NOT NULL CHECK (length(auth_secret) <= 100),
  created_at timestamptz NOT NULL,
  CONSTRAINT push_subscription_is_of_one CHECK ((account_id IS NULL) <> (order_id IS NULL)),
  CONSTRAINT push_subscription_is_of_a_session CHECK ((account_id IS NULL) = (session_id IS NULL))
);
CREATE UNIQUE INDEX push_subscription_account ON push_subscription (account_id, endpoint)
  WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX push_subscription_order ON push_subscription (order_id, endpoint)
  WHERE order_id IS NOT NULL;
CREATE INDEX push_subscription_session ON push_subscription (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX push_subscription_created ON push_subscription (created_at);

-- What each browser was sent, so that nothing is sent to it twice.
CREATE TABLE push_sent (
  subscription_id uuid NOT NULL REFERENCES push_subscription ON DELETE CASCADE,
  -- The order and what happened to it; of refunds, the refund.
  event text NOT NULL CHECK (length(event) <= 100),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, event)
);
CREATE INDEX push_sent_at ON push_sent (sent_at);

-- Whoever signs out, here or from elsewhere, hears of their orders in that browser no more.
CREATE FUNCTION end_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_end_ends_push AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION end_push_of_session();
