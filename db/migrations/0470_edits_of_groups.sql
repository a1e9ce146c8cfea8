-- An approved group can be changed by who asked for it (docs/decisions/0235-groups.md). The columns have been there from the first; what they hold is new.
comment on column groups.pending_edit is '[hasPendingEdit] what who asked for it has changed since it was approved and nobody has approved yet: changed columns by name';
comment on column groups.edit_rejection_message is '[editRejectionMessage] why the last edit was turned down';
