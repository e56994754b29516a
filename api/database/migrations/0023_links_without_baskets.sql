-- Anybody may register an address that is not theirs: whoever confirms it gets no basket with the link.
ALTER TABLE email_link DROP COLUMN cart_token;
