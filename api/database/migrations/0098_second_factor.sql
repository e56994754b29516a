-- What staff prove besides their password when they sign in. An app's secret is encrypted with the data key;
-- it counts once a code of it was entered. `last_step` is the latest half minute whose code was used, so that
-- no code works twice.
CREATE TABLE authenticator_app (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE passkey (
  id text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- Each is deleted by its use.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (account_id, hash)
);

-- A sign-in whose password was right and whose second factor is yet to come, or a passkey that is being set
-- up. `challenge` is what a passkey signs, `password_digest` finds a password that was changed meanwhile.
CREATE TABLE factor_challenge (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea UNIQUE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('signIn', 'passkey')),
  challenge text,
  password_digest bytea,
  remember_me boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'signIn') = (token_hash IS NOT NULL))
);
CREATE UNIQUE INDEX factor_challenge_passkey ON factor_challenge (account_id) WHERE purpose = 'passkey';
CREATE INDEX factor_challenge_account ON factor_challenge (account_id);
CREATE INDEX factor_challenge_expires ON factor_challenge (expires_at);

ALTER TABLE account_event
  DROP CONSTRAINT account_event_kind_check,
  ADD CONSTRAINT account_event_kind_check CHECK (kind IN ('registered', 'confirmed', 'completed',
    'signedIn', 'signInFailed', 'signedOut', 'signedOutElsewhere', 'tokenReused', 'resetRequested',
    'passwordReset', 'passwordChanged', 'userChanged', 'providerLinked', 'suspended', 'restored',
    'emailChangeRequested', 'emailChanged', 'switchedOnTablet', 'pinFailed', 'secondFactorAdded',
    'secondFactorRemoved', 'secondFactorFailed', 'recoveryCodeUsed'));
