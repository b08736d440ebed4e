class Solution:
    def sortBelt(self, belt: list[int]) -> None:
        green, at, red = 0, 0, len(belt) - 1
        while at <= red:
            if belt[at] == 0:
                belt[green], belt[at] = belt[at], belt[green]
                green += 1
                at += 1
            elif belt[at] == 2:
                belt[red], belt[at] = belt[at], belt[red]
                red -= 1
            else:
                at += 1
