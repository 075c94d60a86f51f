-- The operator compares its books with ours, order by order.
create index operator_message_movements on operator_message (order_id) where kind = 'transaction';
