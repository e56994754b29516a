-- Who the marketplace is by law stands in its settings alone, and invoices name that. What was typed for invoices
-- is carried over where the settings say nothing. Invoices that exist have their seller in their snapshot.
UPDATE marketplace SET
  legal_name = coalesce(nullif(marketplace.legal_name, ''), billing.legal_name),
  legal_address = coalesce(nullif(marketplace.legal_address, ''), billing.legal_address),
  company_number = coalesce(nullif(marketplace.company_number, ''), billing.company_number),
  vat_number = coalesce(nullif(marketplace.vat_number, ''), billing.vat_number),
  version = marketplace.version + 1
FROM billing_details AS billing
WHERE '' IN (marketplace.legal_name, marketplace.legal_address, marketplace.company_number,
  marketplace.vat_number);

ALTER TABLE billing_details
  DROP COLUMN legal_name,
  DROP COLUMN legal_address,
  DROP COLUMN company_number,
  DROP COLUMN vat_number;
