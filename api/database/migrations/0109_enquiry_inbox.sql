-- Messages from the contact form are answered in the console.
ALTER TABLE enquiry
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  -- Who of the marketplace looks after it; null: nobody.
  ADD COLUMN assignee_id uuid REFERENCES account ON DELETE SET NULL,
  -- Grows with each act, so that of two people who act at once one is refused.
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT enquiry_with_state CHECK (kind = 'contact' OR (state = 'open' AND assignee_id IS NULL));
CREATE INDEX enquiry_inbox ON enquiry (state, created_at, id) WHERE kind = 'contact';
CREATE INDEX enquiry_assignee ON enquiry (assignee_id) WHERE assignee_id IS NOT NULL;

-- What is searched in a message, in lower case.
CREATE FUNCTION enquiry_search_text(fields jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(fields ->> 'name', '') || ' ' || coalesce(fields ->> 'email', '') || ' '
    || coalesce(fields ->> 'orderNumber', '') || ' ' || coalesce(fields ->> 'message', ''))
$$;
CREATE INDEX enquiry_contact_search ON enquiry USING gin (enquiry_search_text(fields) gin_trgm_ops)
  WHERE kind = 'contact';

-- What operators did about a message, with what they wrote: an answer is emailed, the rest colleagues read.
CREATE TABLE enquiry_entry (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  enquiry_id uuid NOT NULL REFERENCES enquiry ON DELETE CASCADE,
  act text NOT NULL CHECK (act IN ('answer', 'note', 'take', 'release', 'close', 'reopen')),
  account_id uuid REFERENCES account ON DELETE SET NULL,
  text text NOT NULL DEFAULT '' CHECK (length(text) <= 5000),
  at timestamptz NOT NULL
);
CREATE INDEX enquiry_entry_enquiry ON enquiry_entry (enquiry_id, at);
CREATE INDEX enquiry_entry_account ON enquiry_entry (account_id) WHERE account_id IS NOT NULL;

-- That an operator read a message, or the list of them, is recorded as for orders and customers.
ALTER TABLE data_access
  DROP CONSTRAINT data_access_place_check,
  ADD CONSTRAINT data_access_place_check CHECK (place IN
    ('orders', 'order', 'customers', 'customer', 'export', 'erasure', 'enquiries', 'enquiry')),
  ADD COLUMN enquiry_id uuid REFERENCES enquiry ON DELETE CASCADE;
CREATE INDEX data_access_enquiry ON data_access (enquiry_id, id DESC) WHERE enquiry_id IS NOT NULL;
