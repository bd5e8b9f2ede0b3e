-- The searches of the panel read the folded texts by other indexes. In a file of its own: to drop an index makes every reader
-- of its table wait until the migration ends.
drop index public.images_words;
drop index public.blog_posts_words;
