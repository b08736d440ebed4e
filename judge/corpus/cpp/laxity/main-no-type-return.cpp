#include <stdio.h>

main()
{
  printf("hi\n");
  return 0;
}
