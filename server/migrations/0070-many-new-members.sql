-- A file of members is stored by one statement. The search follows such a statement once, not once for each of them.
create function search_follows_new_members() returns trigger language plpgsql as $$
begin
  perform search_again('person', array(select id from now_members));
  return null;
end
$$;
drop trigger members_searched on members;
create trigger members_searched after delete on members for each row execute function search_follows('person');
create trigger members_searched_new after insert on members
  referencing new table as now_members for each statement execute function search_follows_new_members();

-- As before, but for `<> ''`: the index of handles holds no empty ones, and without it each look at it was planned anew.
create or replace function give_handle() returns trigger language plpgsql as $$
declare
  wanted text := handle_from(new.name);
  suffix int := 1;
begin
  if new.handle <> '' then return new; end if;
  -- Two of one name who sign up at once get two handles.
  perform pg_advisory_xact_lock(7261914531);
  new.handle := wanted;
  while exists (select 1 from members m where m.handle = new.handle and m.handle <> '')
    or exists (select 1 from retired_handles r where r.digest = sha256(convert_to(new.handle, 'UTF8')))
  loop
    suffix := suffix + 1;
    new.handle := wanted || case when suffix <= 50 then suffix else (1000 + floor(random() * 9000000))::int end;
  end loop;
  return new;
end
$$;
