-- Chats as kinds of webhook. Those of before get our own JSON.
alter table webhooks
  add column kind text not null default 'json' check (kind in ('json', 'discord', 'slack', 'telegram')),
  add column chat text;
