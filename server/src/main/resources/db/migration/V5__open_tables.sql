-- Rooms know whether anybody may sit down in them without a link.

update room set state = state || '{"listed": false}'::jsonb where not state ? 'listed';
