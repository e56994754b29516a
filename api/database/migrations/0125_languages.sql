-- The language in which somebody is written to: of an account, which its owner chooses, and of what a visitor sends from
-- a page in a language: an order, a message, a wish to hear of deliveries.
ALTER TABLE account
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'cy'));
ALTER TABLE orders
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'cy'));
ALTER TABLE enquiry
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'cy'));
ALTER TABLE delivery_notice
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'cy'));
