-- Clocks are written anew with every choice: with room in each page the index need not be touched.
alter table match_clock set (fillfactor = 50);
