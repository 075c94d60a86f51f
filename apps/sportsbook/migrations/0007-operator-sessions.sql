-- A token dies with the session of the operator that it was made for.
alter table provider_token add column operator_session text;
create index provider_token_of_session on provider_token (operator_session) where operator_session is not null;
