-- Deleting an account, or looking for an invoice's transfers, finds by an index what refers to it.
CREATE INDEX billing_details_changed_by ON billing_details (changed_by) WHERE changed_by IS NOT NULL;
CREATE INDEX commission_rate_set_by ON commission_rate (set_by) WHERE set_by IS NOT NULL;
CREATE INDEX invoice_account ON invoice (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX ledger_transfer_invoice ON ledger_transfer (invoice_id) WHERE invoice_id IS NOT NULL;
