-- Changes of orders whose customers have not answered, by when they end.
CREATE INDEX order_change_overdue ON order_change (deadline_at, id) WHERE state = 'waiting';
