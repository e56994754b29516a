-- What became of a restaurant that asked to be taken on; null: nobody has answered yet.
ALTER TABLE enquiry
  ADD COLUMN outcome text CHECK (outcome IN ('takenOn', 'declined')),
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  -- Of the store that was made of it.
  ADD COLUMN store_id uuid REFERENCES store ON DELETE SET NULL,
  ADD CONSTRAINT enquiry_answered CHECK ((outcome IS NULL) = (answered_at IS NULL)),
  ADD CONSTRAINT enquiry_of_restaurant CHECK (outcome IS NULL OR kind = 'partner');
CREATE INDEX enquiry_application ON enquiry (created_at, id) WHERE kind = 'partner' AND outcome IS NULL;
CREATE INDEX enquiry_store ON enquiry (store_id) WHERE store_id IS NOT NULL;
