-- Sports bulletins of the operator's own are announcements of a third type, shown beside the provider's.
-- livable: the check takes every row that it took before, and one type more; the version before lists that one as any other
alter table announcement
  drop constraint announcement_ann_type_check,
  add constraint announcement_ann_type_check check (ann_type in (0, 1, 2));

-- livable: the check takes every row that it took before, and one type more
alter table announcement_text
  drop constraint announcement_text_ann_type_check,
  add constraint announcement_text_ann_type_check check (ann_type in (0, 1, 2));
