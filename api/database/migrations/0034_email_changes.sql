-- An account's email address changes when both the present and the new one have confirmed it. One change of an
-- account is under way at a time; asking for another makes the links of the one before useless.
CREATE TABLE email_change (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND length(new_email) <= 254),
  -- What the links in the two emails name. Their codes are derived, as those of other links.
  old_link_id uuid NOT NULL UNIQUE,
  new_link_id uuid NOT NULL UNIQUE,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- The session that asked stays when the others end.
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_change_expires ON email_change (expires_at);

ALTER TABLE account_event
  DROP CONSTRAINT account_event_kind_check,
  ADD CONSTRAINT account_event_kind_check CHECK (kind IN ('registered', 'confirmed', 'completed',
    'signedIn', 'signInFailed', 'signedOut', 'signedOutElsewhere', 'tokenReused', 'resetRequested',
    'passwordReset', 'passwordChanged', 'userChanged', 'providerLinked', 'suspended', 'restored',
    'emailChangeRequested', 'emailChanged'));
