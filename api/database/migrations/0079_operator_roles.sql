-- What somebody is at the marketplace: an operator has a role, and nobody else has one. Whoever was an operator
-- before there were roles could do everything.
ALTER TABLE account ADD COLUMN operator_role text
  CHECK (operator_role IN ('owner', 'support', 'finance', 'content'));

UPDATE account SET operator_role = 'owner' WHERE type = 'operator';

ALTER TABLE account ADD CONSTRAINT account_role_of_operators
  CHECK ((type = 'operator') = (operator_role IS NOT NULL));
