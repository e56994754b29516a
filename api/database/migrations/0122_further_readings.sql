-- Further readings of people's data that are recorded: reports of problems, the page of a restaurant with its team,
-- the log of changes, bank accounts to be checked, and the yearly report to HMRC.
ALTER TABLE data_access
  DROP CONSTRAINT data_access_place_check,
  ADD CONSTRAINT data_access_place_check CHECK (place IN ('orders', 'order', 'customers', 'customer',
    'export', 'erasure', 'enquiries', 'enquiry', 'applications', 'identityDocument', 'problems', 'problem',
    'restaurant', 'changes', 'payoutAccounts', 'sellerReport'));
