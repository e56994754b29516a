-- Bank accounts to be checked, and the yearly report to HMRC with the names and addresses of sellers: who reads them
-- is recorded as well.
ALTER TABLE data_access
  DROP CONSTRAINT data_access_place_check,
  ADD CONSTRAINT data_access_place_check CHECK (place IN ('orders', 'order', 'customers', 'customer',
    'export', 'erasure', 'enquiries', 'enquiry', 'applications', 'identityDocument', 'payoutAccounts',
    'sellerReport'));
