-- Why an event was cancelled, in the words of who cancelled it: in the mail and on its page.
alter table events add column cancel_reason text;
