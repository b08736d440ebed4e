-- Which forms keep a draft is said by the contract, which checks every call: events are one of them now.
alter table drafts drop constraint if exists drafts_form_check;
