-- Every spelling a person may type for a state, folded the way search text is folded.
create table state_names (
  folded text primary key,
  state_code text not null references states (code) on delete cascade
);
