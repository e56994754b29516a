ALTER TABLE social_identity
  DROP CONSTRAINT social_identity_provider_check,
  ADD CHECK (provider IN ('google', 'facebook', 'apple'));
