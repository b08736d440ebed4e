-- The thread about a blog does not name it while it is deleted. Those that were deleted before:
-- lock: forum_posts of the few threads about deleted blogs are written
update forum_posts p set title = 'About a blog that was deleted', content = 'The blog that this thread is about was deleted.'
from blog_threads t join blogs b on b.id = t.blog_id
where p.id = t.thread_id and p.author_id is null and b.removed_at is not null;
