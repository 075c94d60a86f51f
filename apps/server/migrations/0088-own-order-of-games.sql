-- Where the operator wants a game among those of its type, from 1; null is where the provider's list has it, after those that
-- have a place. The list is read anew again and again and writes `position`; it never touches this.
alter table game add column own_place integer check (own_place > 0);
