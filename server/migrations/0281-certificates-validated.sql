-- lock: certificates has a row for each person and event, some thousand in a large club
alter table certificates validate constraint certificates_signer_picture_fkey;
alter table certificates validate constraint certificates_second_picture_fkey;
alter table certificates validate constraint certificates_holder;
