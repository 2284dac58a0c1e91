-- Takes longer than the server lets its database take for an answer.
select pg_sleep(3);
