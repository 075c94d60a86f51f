-- Who did it and to what it was done: what people look entries up by.
create index audit_entry_by_actor on audit_entry (actor, id);
create index audit_entry_by_object on audit_entry (object, id);
