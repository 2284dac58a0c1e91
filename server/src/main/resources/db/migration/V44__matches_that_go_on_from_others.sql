-- Matches that begin where another one stood: from which, and how many lines of their logs came
-- from there. That one may be deleted before them.
alter table match add column origin uuid, add column origin_lines integer;
