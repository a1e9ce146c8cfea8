-- The log is listed by its ids, which go up with time: no second index is needed for that.
drop index staff_log_newest;
