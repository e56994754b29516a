-- Applications have the name, email address and phone number of whoever wrote them: who reads the list is recorded
-- as for messages.
ALTER TABLE data_access
  DROP CONSTRAINT data_access_place_check,
  ADD CONSTRAINT data_access_place_check CHECK (place IN ('orders', 'order', 'customers', 'customer',
    'export', 'erasure', 'enquiries', 'enquiry', 'applications', 'identityDocument'));
