-- Restaurants that opened lately and whose staff have never had the store app open are found without reading the others.
CREATE INDEX store_live_since ON store (state_since) WHERE state = 'live';
