-- How people get an account, prove who they are, and see where they are signed in.

-- A customer's account is complete with a name and a way to sign in. Those there were are.
ALTER TABLE account ADD COLUMN completed_at timestamptz;
UPDATE account SET completed_at = created_at, confirmed_at = coalesce(confirmed_at, created_at);
ALTER TABLE account ADD CHECK (completed_at IS NULL OR confirmed_at IS NOT NULL);
-- By the digits after the 0, so that one number in two spellings is one number.
CREATE UNIQUE INDEX account_phone ON account (
  (regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(0044|44|0)0?', ''))
) WHERE type = 'customer' AND phone <> '';

-- Links in e-mails; each serves once. Their codes are derived from the signing secret, so that
-- nothing that could leak is kept.
CREATE TABLE email_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
  -- The basket that was being filled when the link was asked for.
  cart_token text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_link_account ON email_link (account_id, purpose, created_at DESC);
CREATE INDEX email_link_expires ON email_link (expires_at);

-- Who a provider says somebody is.
CREATE TABLE social_identity (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject text NOT NULL,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX social_identity_account ON social_identity (account_id);

-- A way to a provider and back. The code it returns with serves once, within a minute.
CREATE TABLE social_return (
  code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  provider text NOT NULL,
  subject text NOT NULL,
  -- Null where the provider names none that it has confirmed.
  email text,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_return_expires ON social_return (expires_at);

-- Solved bot checks, so that none counts twice.
CREATE TABLE used_bot_check (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_bot_check_expires ON used_bot_check (expires_at);

-- Delays between guesses count from the last one. What was counted before counts no more.
TRUNCATE login_guess;
ALTER TABLE login_guess ADD COLUMN last_at timestamptz NOT NULL;
DROP INDEX login_guess_first;
CREATE INDEX login_guess_last ON login_guess (last_at);

-- Where an account is signed in, for its owner to see.
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- What happened to accounts, for whoever has to find out. The network is kept, not the address.
CREATE TABLE account_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('registered', 'confirmed', 'completed', 'signedIn', 'signInFailed',
    'signedOut', 'signedOutElsewhere', 'tokenReused', 'resetRequested', 'passwordReset',
    'passwordChanged', 'userChanged', 'providerLinked', 'suspended', 'restored')),
  network text NOT NULL DEFAULT '',
  -- Who did it, where that is somebody else.
  by_account_id uuid,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_event_account ON account_event (account_id, at DESC);
CREATE INDEX account_event_at ON account_event (at);

-- Servers hear at once that a session has ended or an account was suspended or restored, because
-- access tokens are believed without asking anybody.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_end_announced AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();
CREATE INDEX session_revoked ON session (revoked_at) WHERE revoked_at IS NOT NULL;

CREATE FUNCTION announce_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    CASE WHEN NEW.suspended_at IS NULL THEN 'account_restored' ELSE 'account_suspended' END,
    NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER suspension_announced AFTER UPDATE OF suspended_at ON account
  FOR EACH ROW WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL))
  EXECUTE FUNCTION announce_suspension();
CREATE INDEX account_suspended ON account (suspended_at) WHERE suspended_at IS NOT NULL;
