-- The series number credit notes and monthly statements too, so their table is no longer called after invoices.
ALTER TABLE invoice_series RENAME TO document_series;
ALTER TABLE document_series RENAME CONSTRAINT invoice_series_pkey TO document_series_pkey;
ALTER TABLE document_series RENAME CONSTRAINT invoice_series_kind_check TO document_series_kind_check;
ALTER TABLE document_series
  RENAME CONSTRAINT invoice_series_last_sequence_check TO document_series_last_sequence_check;
