-- What customers report after an order, what becomes of it, and the credit for a late order.

-- What the marketplace has decided; there is one row.
CREATE TABLE problem_policy (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- How long after its completion an order's problems can be reported.
  report_hours integer NOT NULL DEFAULT 48 CHECK (report_hours BETWEEN 1 AND 720),
  -- How long a store has to answer before the marketplace decides.
  answer_hours integer NOT NULL DEFAULT 24 CHECK (answer_hours BETWEEN 1 AND 168),
  -- From how many minutes past its promised window an order is credited; null: never.
  late_minutes integer CHECK (late_minutes BETWEEN 1 AND 1440),
  -- Either a share of the order, or an amount.
  late_percent integer CHECK (late_percent BETWEEN 1 AND 100),
  late_pence pence CHECK (late_pence > 0),
  late_cap_pence pence CHECK (late_cap_pence > 0),
  late_payer text NOT NULL DEFAULT 'store' CHECK (late_payer IN ('store', 'marketplace')),
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz,
  changed_by uuid REFERENCES account ON DELETE SET NULL,
  CHECK ((late_minutes IS NOT NULL) = ((late_percent IS NOT NULL) <> (late_pence IS NOT NULL))),
  CHECK (late_minutes IS NOT NULL OR late_percent IS NULL AND late_pence IS NULL)
);
INSERT INTO problem_policy DEFAULT VALUES;
CREATE INDEX problem_policy_changed_by ON problem_policy (changed_by) WHERE changed_by IS NOT NULL;

CREATE TABLE problem_report (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  store_id uuid NOT NULL REFERENCES store,
  status text NOT NULL CHECK (status IN
    ('reported', 'noted', 'refunded', 'partrefunded', 'declined', 'escalated', 'upheld', 'rejected')),
  -- Of a problem with the whole order; null: it is about some of its lines.
  kind text CHECK (kind IN ('late', 'neverCame', 'other')),
  -- [{ position, quantity, kind, name }].
  lines jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(lines) = 'array'),
  wish text NOT NULL CHECK (wish IN ('money', 'nothing')),
  -- What the customer wrote.
  words text NOT NULL,
  -- What the lines cost, or the whole order; 0: nobody can say what it is worth.
  requested_pence pence NOT NULL,
  refunded_pence pence NOT NULL DEFAULT 0,
  idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  reported_at timestamptz NOT NULL,
  -- When it is passed to the marketplace.
  answer_by timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((kind IS NULL) = (jsonb_array_length(lines) > 0)),
  UNIQUE (order_id, idempotency_key)
);
-- One at a time.
CREATE UNIQUE INDEX problem_report_open ON problem_report (order_id)
  WHERE status IN ('reported', 'escalated');
CREATE INDEX problem_report_order ON problem_report (order_id);
CREATE INDEX problem_report_store ON problem_report (store_id, reported_at, id);
CREATE INDEX problem_report_to_answer ON problem_report (store_id, answer_by) WHERE status = 'reported';
CREATE INDEX problem_report_overdue ON problem_report (answer_by) WHERE status = 'reported';
CREATE INDEX problem_report_escalated ON problem_report (changed_at, id) WHERE status = 'escalated';
CREATE INDEX problem_report_decided ON problem_report (changed_at, id)
  WHERE status IN ('upheld', 'rejected');

-- What happened to a report; nothing in it is changed.
CREATE TABLE problem_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES problem_report ON DELETE CASCADE,
  act text NOT NULL CHECK (act IN
    ('report', 'refund', 'refundPart', 'decline', 'expire', 'appeal', 'uphold', 'reject')),
  by text NOT NULL CHECK (by IN ('customer', 'partner', 'operator', 'system')),
  account_id uuid REFERENCES account ON DELETE SET NULL,
  reason text CHECK (reason IN ('allThere', 'asDescribed', 'onTime', 'alreadyRefunded', 'other')),
  words text NOT NULL DEFAULT '',
  amount_pence pence,
  payer text CHECK (payer IN ('store', 'marketplace')),
  at timestamptz NOT NULL,
  -- Each act happens to a report once.
  UNIQUE (report_id, act)
);
CREATE INDEX problem_event_account ON problem_event (account_id) WHERE account_id IS NOT NULL;

-- A refund may answer a report, or be the credit for a late order. The store pays cash back itself, so
-- a refund may be of an order that has no payment.
ALTER TABLE refund
  ADD COLUMN report_id uuid REFERENCES problem_report,
  ADD COLUMN late_minutes integer CHECK (late_minutes > 0),
  DROP CONSTRAINT refund_order_id_fkey,
  ADD CONSTRAINT refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders;
CREATE INDEX refund_report ON refund (report_id) WHERE report_id IS NOT NULL;
-- Once for an order, whatever happens to the rule.
CREATE UNIQUE INDEX refund_late ON refund (order_id) WHERE late_minutes IS NOT NULL;
