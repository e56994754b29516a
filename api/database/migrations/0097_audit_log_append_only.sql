-- Nobody rewrites the audit log, not even the owner of the table: a row that is written stays as it is. Only the
-- database itself takes an erased account out of its rows, which a trigger below another one recognises. A store
-- with changes is archived and not deleted.
ALTER TABLE audit_event DROP CONSTRAINT audit_event_store_id_fkey;
ALTER TABLE audit_event ADD FOREIGN KEY (store_id) REFERENCES store;

CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND NEW.account_id IS NULL
    AND to_jsonb(NEW) - 'account_id' = to_jsonb(OLD) - 'account_id'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER audit_event_no_truncate BEFORE TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Also for a session that replicates, whose ordinary triggers are off.
ALTER TABLE audit_event ENABLE ALWAYS TRIGGER audit_event_append_only;
ALTER TABLE audit_event ENABLE ALWAYS TRIGGER audit_event_no_truncate;

-- The whole log is read by day, and one person's rows by their order.
CREATE INDEX audit_event_at ON audit_event (at);
DROP INDEX audit_event_account;
CREATE INDEX audit_event_account ON audit_event (account_id, id);
