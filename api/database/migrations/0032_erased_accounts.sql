-- Customers delete their account. What an order was worth stays, and whose it was doesn't.

-- Access tokens are believed for 15 minutes, so every process has to know which accounts no longer
-- exist. Only the id, and for a day.
CREATE TABLE erased_account (
  id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL
);
CREATE INDEX erased_account_erased ON erased_account (erased_at);
CREATE FUNCTION announce_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_erased', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER erasure_announced AFTER INSERT ON erased_account
  FOR EACH ROW EXECUTE FUNCTION announce_erasure();

-- What people write to the marketplace is found by who wrote it.
CREATE INDEX enquiry_email ON enquiry (lower(fields ->> 'email'));

-- What an order promised is frozen, but for the person. These say what is left then.
CREATE FUNCTION order_without_person(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT snapshot || '{"contact": {"name": "", "email": "", "phone": ""}, "address": null,
    "addressLine": "", "deliveryNote": "", "allergyNote": ""}'
$$;
CREATE FUNCTION line_without_person(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT snapshot || '{"note": "", "memberName": ""}'
$$;

CREATE OR REPLACE FUNCTION refuse_change_of_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.store_id, NEW.cart_token, NEW.service, NEW.placed_at, NEW.total_pence,
      NEW.subtotal_pence)
    IS DISTINCT FROM
     (OLD.id, OLD.number, OLD.store_id, OLD.cart_token, OLD.service, OLD.placed_at, OLD.total_pence,
      OLD.subtotal_pence)
    OR (OLD.status <> 'unpaid' AND NEW.snapshot NOT IN
      (OLD.snapshot, order_without_person(OLD.snapshot)))
  THEN
    RAISE EXCEPTION 'What an order promised is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION refuse_change_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'snapshot' <> to_jsonb(OLD) - 'snapshot'
    OR NEW.snapshot <> line_without_person(OLD.snapshot)
  THEN
    RAISE EXCEPTION 'What an order promised is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER order_line_frozen ON order_line;
CREATE TRIGGER order_line_frozen BEFORE UPDATE ON order_line
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_line();

CREATE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) <> to_jsonb(OLD) || '{"account_id": null}' THEN
    RAISE EXCEPTION 'order_event is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER order_event_append_only ON order_event;
CREATE TRIGGER order_event_append_only BEFORE DELETE ON order_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_event_keeps_what_happened BEFORE UPDATE ON order_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_event();
